extension ModelNeed {
  /// What a property speaks of, apart from its platforms; the first that is missing is the reason.
  static func needs(of id: String) -> [Self] {
    switch id {
    case "I01": [.grant([.denied])]
    case "I01.ways": [.rule(.grantInSettings)]
    case "I10", "I17", "I18", "I19": [.grant([.whenInUse, .temporary, .provisional, .always])]
    case "I14.later": [.process(.suspended)]
    case "I02", "I02.reported": [.flag(.restricted)]
    case "I03", "I03.showing": [.prompt(ModelPrompt.allCases.filter(\.isFirst))]
    case "I04": [.prompt([.upgrade])]
    case "I05": [.prompt([.provisional])]
    case "I05.entry", "I15", "L01": [.grant([.provisional])]
    case "I06": [.flag(.alwaysUsed), .prompt([.upgrade, .provisional])]
    case "I06.reset": [.flag(.alwaysUsed)]
    case "I07": [.prompt([.whenInUse])]
    case "I09": [.event([.requestWhenInUse, .requestAlways]), .missingKey]
    case "I11": [.event([.requestAlways]), .grant([.temporary])]
    case "I12": [.prompt([.upgrade, .provisional])]
    case "I13": [.prompt([.upgrade, .provisional])]
    case "I16": [.prompt([.provisional])]
    case "I20", "L05": [.flag(.servicesOff)]
    case "I20.diagnostics": [.rule(.deniedGlobally)]
    case "I22": [.flag(.reducedSetting)]
    case "I23":
      [
        .phases, .era(.i18), .event([.openMonitor, .beginLiveUpdates]), .grant([.always]),
      ]
    case "I24":
      [.event([.createBackgroundSession]), .flag(.backgroundActive)]
    case "I25": [.watchedPlaces]
    case "I26":
      [.phases, .era(.i18), .explicitSession, .event([.beginLiveUpdates, .iterateEvents])]
    case "I27":
      [
        .event([
          .requestTemporaryFullAccuracy(declared: true),
          .requestTemporaryFullAccuracy(declared: false),
        ])
      ]
    case "I21": [.rule(.launch), .grant([.always])]
    case "L02": [.grant([.temporary])]
    case "L03":
      [
        .phases, .era(.i18),
        .event([.beginLiveUpdates, .iterateEvents, .createServiceSession(.whenInUse, .none)]),
        .sessionKeys,
      ]
    case "L04": [.flag(.updateQueued)]
    case "L06": [.phases, .era(.i17), .flag(.justLaunched)]
    case "I08", "I29", "L07": [.anyPrompt]
    default: []
    }
  }
}
