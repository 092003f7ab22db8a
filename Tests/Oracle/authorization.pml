/*
 * The core of Core Location authorization, written by hand from the rows of the facts: requests,
 * answers, temporary and provisional grants, Settings, overlays. It shares nothing with the table
 * of the pack; compare.sh compares what both can do.
 *
 * Each step is printed as: event, state before, state after, prompt and key shown, callback.
 * One app, running, with one live manager, full accuracy and no session.
 */

/* Places: -DPLATFORM=… -DERA=… ; keys: -DKW=0 leaves one out. */
#define IOS 0
#define WATCH 1
#define TV 2
#define MAC 3
#define VISION 4
#define PAD_ON_VISION 5
#define CLIP 6
#define I8 0
#define I11 1
#define I13A 2
#define I13B 3
#define I17 4
#define I18 5
#ifndef KW
#define KW 1
#endif
#ifndef KA
#define KA 1
#endif
#ifndef KAOLD
#define KAOLD 1
#endif
#ifndef KM
#define KM 1
#endif

#define HAS_ALWAYS (PLATFORM == IOS || PLATFORM == WATCH)
#define IS_MAC (PLATFORM == MAC)
/* Section 4.1: iOS 8-10 read the old key, later systems the new one. */
#define ALWAYS_KEY (ERA == I8 -> KAOLD : KA)

/* Grants (1.2); ND must be 0. */
#define ND 0
#define DN 1
#define WU 2
#define TW 3
#define PA 4
#define AL 5

/* Phases (6.1). */
#define FOREGROUND 0
#define GRACE 1
#define OUT 2

/* Prompts (2.3). */
#define NONE 0
#define P8W 1
#define P8A 2
#define P11 3
#define PUP11 4
#define PWIU 5
#define PALW1 6
#define PUPG 7
#define PPROV 8
#define PREM 9
#define PMAC 10
#define PCLIP 11

byte grant, phase, prompt;
bit used, off, restricted, held, due;
/* What the step shows; always NONE between steps, so it does not add states. */
byte shown;

c_decl {
  extern int printf(const char *, ...);
  static int b_grant, b_used, b_off, b_restricted, b_phase, b_prompt, b_held, b_due;
  static const char *grants[] = {"ND", "DN", "WU", "TW", "PA", "AL"};
  static const char *phases[] = {"foreground", "grace", "out"};
  static const char *prompts[] = {
    "none", "P-8", "P-8", "P-11", "P-UP11", "P-WIU", "P-ALW1", "P-UPG", "P-PROV", "P-REM",
    "P-MAC", "P-CLIP"};
  static const char *kW = "NSLocationWhenInUseUsageDescription";
  static const char *kA = "NSLocationAlwaysAndWhenInUseUsageDescription";
  static const char *kAold = "NSLocationAlwaysUsageDescription";
  static const char *kM = "NSLocationUsageDescription";

  /* The column "Usage string" of section 2.3. */
  static const char *key_of(int prompt) {
    switch (prompt) {
      case 1: case 5: case 6: case 11: return kW;
      case 2: return kAold;
      case 3: case 4: case 7: case 8: return kA;
      case 9: return ERA == 0 ? kAold : kA;
      case 10: return kM;
      default: return "-";
    }
  }

  /* Section 1.3. */
  static const char *status(int grant, int off, int restricted) {
    if (restricted) return "restricted";
    if (off) return "denied";
    switch (grant) {
      case 0: return "notDetermined";
      case 1: return "denied";
      case 2: case 3: return "authorizedWhenInUse";
      default: return "authorizedAlways";
    }
  }
}

c_code {
  static void print_state(int g, int u, int o, int r, int p, int q, int h, int d) {
    printf(" %s%s%s%s %s %s%s%s", grants[g], u ? "+used" : "", o ? "+off" : "",
      r ? "+restricted" : "", phases[p], prompts[q], h ? "+held" : "", d ? "+due" : "");
  }
}

#define begin \
  c_code { b_grant = now.grant; b_used = now.used; b_off = now.off; \
    b_restricted = now.restricted; b_phase = now.phase; b_prompt = now.prompt; \
    b_held = now.held; b_due = now.due; }

/* After a step only what still belongs to the state shows: first prompts in ND (I03), the upgrade
 * in WU (I04), the second prompt in PA (I05), the reminder in AL, nothing below an overlay (3.1), and only
 * the two that the system times itself outside the foreground (I08, T14). T03/T04: one callback where the status is new. */
#define done(name) \
  settle(); \
  c_code { \
    const char *was = status(b_grant, b_off, b_restricted); \
    const char *is = status(now.grant, now.off, now.restricted); \
    printf("> %s:", name); \
    print_state(b_grant, b_used, b_off, b_restricted, b_phase, b_prompt, b_held, b_due); \
    printf(" ->"); \
    print_state(now.grant, now.used, now.off, now.restricted, now.phase, now.prompt, \
      now.held, now.due); \
    printf(" shows %s %s hears %s\n", now.shown ? prompts[now.shown] : "-", \
      key_of(now.shown), was == is ? "-" : is); \
    now.shown = 0; \
  }

inline present(p) { prompt = p; shown = p; }

inline store(g) {
  grant = g;
  if
  :: g == ND -> used = 0 /* C-4, the default */
  :: else
  fi;
  if
  :: g != PA -> held = 0; due = 0
  :: else
  fi
}

inline settle() {
  if
  :: prompt == NONE -> skip
  :: else ->
    if
    :: restricted || off -> prompt = NONE
    :: else ->
      if
      :: prompt == PPROV -> if :: grant != PA -> prompt = NONE :: else fi
      :: prompt == PREM -> if :: grant != AL -> prompt = NONE :: else fi
      :: prompt == PUPG -> if :: grant != WU || phase != FOREGROUND -> prompt = NONE :: else fi
      :: prompt == PUP11 ->
        if :: grant != WU || used || phase != FOREGROUND -> prompt = NONE :: else fi
      :: else -> if :: grant != ND || phase != FOREGROUND -> prompt = NONE :: else fi
      fi
    fi
  fi
}

#define UNDECIDED (grant == ND && prompt == NONE && !off && !restricted)
#define IN_FRONT (phase == FOREGROUND)

inline ask_when_in_use() { /* T05 T06 T07 T08 T12 T13 */
  if
  :: UNDECIDED && IN_FRONT && KW ->
    if
    :: ERA <= I11 -> present(P8W)
    :: ERA > I11 && PLATFORM == CLIP -> present(PCLIP)
    :: else -> present(PWIU)
    fi
  :: else
  fi
}

inline ask_mac() { /* T115, C-7 */
  if
  :: UNDECIDED && KM -> present(PMAC)
  :: else
  fi
}

inline ask_always() {
  if
  :: UNDECIDED && IN_FRONT && HAS_ALWAYS -> /* T15 T16 T17 T21 T25 T26 */
    if
    :: ERA == I8 && KAOLD -> present(P8A)
    :: ERA == I11 && KW && KA -> present(P11)
    :: ERA >= I13A && KW && KA -> present(PALW1)
    :: else
    fi
  :: UNDECIDED && IN_FRONT && PLATFORM == CLIP && KW && KA -> present(PCLIP) /* T29 T16 */
  :: grant == WU && !used && prompt == NONE && !off && !restricted && IN_FRONT && HAS_ALWAYS &&
      KW && KA -> /* T30 T33 T34 T35 */
    if
    :: ERA >= I13B -> used = 1; present(PUPG)
    :: ERA == I13A -> used = 1; store(PA)
    :: ERA == I11 -> present(PUP11)
    :: ERA == I8 -> skip
    fi
  :: else /* T36 T37 T38 */
  fi
}

/* T50: a temporary grant lapses when the app stops being in use. */
inline stop_use() {
  phase = OUT;
  if
  :: grant == TW -> store(ND)
  :: else
  fi
}

#define FREE (!restricted)

active proctype world() {
  do
  :: atomic { begin;
      if :: IS_MAC -> ask_mac() :: else -> ask_when_in_use() fi;
      done("requestWhenInUse") }
  :: atomic { HAS_ALWAYS || PLATFORM == CLIP || IS_MAC || PLATFORM == PAD_ON_VISION -> begin;
      if
      :: IS_MAC -> ask_mac()
      :: PLATFORM == PAD_ON_VISION -> ask_when_in_use() /* T27 */
      :: else -> ask_always()
      fi;
      done("requestAlways") }

  /* Answers: T09-T12, T18-T20, T22-T25, T31, T32, T34, T43, T44, T73, T74, T116, T117. */
  :: atomic { prompt == P8W -> begin; prompt = NONE; store(WU); done("choose:Allow") }
  :: atomic { prompt == P8A -> begin; prompt = NONE; store(AL); done("choose:Allow") }
  :: atomic { prompt == PMAC -> begin; prompt = NONE; store(AL); done("choose:Allow") }
  :: atomic { prompt == P8W || prompt == P8A || prompt == P11 || prompt == PWIU ||
      prompt == PALW1 || prompt == PMAC || prompt == PCLIP -> begin;
      prompt = NONE; store(DN); done("choose:Don’t Allow") }
  :: atomic { prompt == PWIU -> begin;
      prompt = NONE; store(WU); done("choose:Allow While Using App") }
  :: atomic { prompt == PALW1 -> begin;
      prompt = NONE; used = 1; store(PA); done("choose:Allow While Using App") }
  :: atomic { prompt == PCLIP -> begin;
      prompt = NONE; store(WU); done("choose:While Using Until Tomorrow") }
  :: atomic { prompt == PWIU || prompt == PALW1 || prompt == PCLIP -> begin;
      prompt = NONE; store(TW); done("choose:Allow Once") }
  :: atomic { prompt == P11 -> begin;
      prompt = NONE; used = 1; store(AL); done("choose:Always Allow") }
  :: atomic { prompt == P11 -> begin;
      prompt = NONE; used = 1; store(WU); done("choose:Only While Using the App") }
  :: atomic { prompt == PUP11 -> begin;
      prompt = NONE; used = 1; store(AL); done("choose:Grant Always") }
  :: atomic { prompt == PUP11 -> begin;
      prompt = NONE; used = 1; done("choose:Keep When In Use") }
  :: atomic { prompt == PUPG -> begin; prompt = NONE; done("choose:Keep Only While Using") }
  :: atomic { prompt == PPROV -> begin;
      prompt = NONE; store(WU); done("choose:Keep Only While Using") }
  :: atomic { prompt == PUPG || prompt == PPROV -> begin;
      prompt = NONE; store(AL); done("choose:Change to Always Allow") }
  :: atomic { prompt == PREM -> begin; prompt = NONE; done("choose:Always Allow") }
  :: atomic { prompt == PREM -> begin;
      prompt = NONE; store(WU); done("choose:Change to Only While Using") }
  :: atomic { prompt != NONE -> begin; prompt = NONE; done("dismiss") }

  /* Settings: T58-T61, T47, T65, T66, T68; not on a Mac (Q12), not while restricted (Q5). */
  :: atomic { begin; if :: FREE && !IS_MAC -> store(DN) :: else fi; done("settings:never") }
  :: atomic { begin;
      if :: FREE && !IS_MAC && ERA >= I13A -> store(ND) :: else fi;
      done("settings:askNextTime") }
  :: atomic { begin;
      if :: FREE && !IS_MAC && grant != WU -> store(WU) :: else fi;
      done("settings:whileUsing") }
  :: atomic { begin;
      if :: FREE && HAS_ALWAYS && ALWAYS_KEY && grant != AL -> store(AL) :: else fi;
      done("settings:always") }
  :: atomic { begin; if :: FREE -> off = 1 :: else fi; done("settings:globalOff") }
  :: atomic { begin; if :: FREE -> off = 0 :: else fi; done("settings:globalOn") }
  :: atomic { begin; if :: !IS_MAC -> store(ND) :: else fi; done("resetLocationAndPrivacy") }
  :: atomic { begin; restricted = 1; done("restriction:on") }
  :: atomic { begin; restricted = 0; done("restriction:off") }

  /* In and out of use: 6.1, T14, T49, T50; a Mac app is always in the foreground (1.2). */
  :: atomic { begin; phase = FOREGROUND; done("enterForeground") }
  :: atomic { begin;
      if :: IN_FRONT && !IS_MAC -> phase = GRACE :: else fi;
      done("leaveForeground") }
  :: atomic { begin; if :: phase == GRACE -> stop_use() :: else fi; done("graceEnds") }
  :: atomic { begin;
      if :: phase != OUT && !IS_MAC -> stop_use() :: else fi;
      done("noLongerInUse") }

  /* The system: T39-T42, T72, T75, T79. */
  :: atomic { begin;
      if
      :: grant == PA && phase == OUT && !off && !restricted -> held = 1; due = 1
      :: else
      fi;
      done("eventReady:always") }
  :: atomic { begin; held = 0; done("eventStale") }
  :: atomic { begin;
      if
      :: grant == PA && due && prompt == NONE && !off && !restricted -> present(PPROV)
      :: else
      fi;
      done("secondPromptShown") }
  :: atomic { begin;
      if
      :: HAS_ALWAYS && ERA != I11 && grant == AL && prompt == NONE && !off && !restricted ->
        present(PREM)
      :: else
      fi;
      done("reminderShown") }
  :: atomic { begin;
      if :: PLATFORM == CLIP && grant == WU -> store(ND) :: else fi;
      done("nextMorning") }
  od
}
