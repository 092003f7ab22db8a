extension ExportTests {
  static let dot = """
    digraph "price 1" {
      rankdir=LR;
      node [shape=box, style=rounded];
      s0 [label="lock: locked", peripheries=2];
      s1 [label="lock: open"];
      s0 -> s1 [label="동전 \\"coin\\" / output: accepted [R1]"];
      s0 -> s1 [label="startService / output: serviced [R6]"];
      s1 -> s1 [label="동전 \\"coin\\" / output: returned [R3]"];
      s1 -> s0 [label="push / output: passed [R4]"];
      s1 -> s1 [label="startService / output: serviced [R6]"];
      s1 -> s0 [label="endService [R7]", style=dashed];
    }

    """

  static let mermaid = """
    stateDiagram-v2
      direction LR
      state "lock#58; locked" as s0
      state "lock#58; open" as s1
      [*] --> s0
      s0 --> s1 : 동전 #34;coin#34; / output#58; accepted #91;R1#93;
      s0 --> s1 : startService / output#58; serviced #91;R6#93;
      s1 --> s1 : 동전 #34;coin#34; / output#58; returned #91;R3#93;
      s1 --> s0 : push / output#58; passed #91;R4#93;
      s1 --> s1 : startService / output#58; serviced #91;R6#93;
      s1 --> s0 : endService #91;R7#93;

    """

  static let scxml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:lockb="urn:lockb:scxml" version="1.0" \
    datamodel="null" initial="s0" lockb:title="price 1">
      <state id="s0" lockb:label="lock: locked">
        <transition event="동전-coin" target="s1" lockb:event="동전 &quot;coin&quot;" lockb:rule="R1">
          <log label="output: accepted"/>
        </transition>
        <transition event="startService" target="s1" lockb:event="startService" lockb:rule="R6">
          <log label="output: serviced"/>
        </transition>
      </state>
      <state id="s1" lockb:label="lock: open">
        <transition event="동전-coin" target="s1" lockb:event="동전 &quot;coin&quot;" lockb:rule="R3">
          <log label="output: returned"/>
        </transition>
        <transition event="push" target="s0" lockb:event="push" lockb:rule="R4">
          <log label="output: passed"/>
        </transition>
        <transition event="startService" target="s1" lockb:event="startService" lockb:rule="R6">
          <log label="output: serviced"/>
        </transition>
        <transition event="endService" target="s0" lockb:event="endService" lockb:rule="R7"/>
      </state>
    </scxml>

    """
}
