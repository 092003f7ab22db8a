/// The types of concept that the judge accepts in a claim’s terms, with their values:
///
/// | Type | Values | Where |
/// | :-- | :-- | :-- |
/// | `status` | `notDetermined`, `restricted`, `denied`, `authorizedWhenInUse`, `authorizedAlways`; `authorized` for both, `decided` for any but the first | conditions, outcomes, subjects |
/// | `grant` | `none`, `denied`, `whenInUse`, `temporary`, `provisional`, `always`; `authorized` for any that allows, `lasting` for `whenInUse` or `always` | conditions, outcomes, subjects |
/// | `level` | `whenInUse`, `always`: status or grant, whichever makes the claim true | conditions, outcomes, needs |
/// | `settings` | `never`, `askNextTime`, `whileUsing`, `always` | conditions, outcomes |
/// | `phase` | `foreground`, `background`, `inUse`, `notInUse`, `running`, `suspended`, `terminated` | conditions, outcomes, needs |
/// | `process` | `running`, `suspended`, `terminated`: the same as under `phase` | conditions, outcomes, needs |
/// | `device` | `servicesOff`, `restricted`, `locked` (`airplane` is accepted and never decided) | conditions, outcomes |
/// | `accuracy` | `full`, `reduced` | conditions, outcomes, needs |
/// | `key` | an Info.plist name, with `:value` where it has one | conditions, needs, subjects, members |
/// | `asked` | `always`, `whenInUse` | conditions, needs |
/// | `session` | `service:whenInUse`, `service:always`, `service:none`, `service:any`, `background` | conditions, needs |
/// | `showing` | `any` or a prompt’s id | conditions, outcomes |
/// | `prompt` | `any`, `first`, `second`, a prompt’s id, `option:LABEL` | outcomes; `order`; subjects |
/// | `usageKey` | an Info.plist name | outcomes |
/// | `callback` | `any` or a status | outcomes |
/// | `effect` | `any`, `none` | outcomes |
/// | `delivery` | `positions`, `none`, `relaunch`, `held`, `queued`, `error`, `error:CODE`, `crash` | outcomes, subjects of `requires` |
/// | `lifetime` | `ends`, `lasts` | outcomes |
/// | `wouldPrompt` | `any` | outcomes |
/// | `diagnostic` | a flag’s name | outcomes |
/// | `completion` | `nil`, `promptDeclined` | outcomes |
/// | `event` | an event as `lockb model run` writes it; `requestTemporaryFullAccuracy` without a purpose; `request:any`, `start:any`, `answer:any`, `answer:allow`, `settings:any`, `again` | events, subjects |
/// | `api`, `platform`, `service`, `term` | an entity’s id after its kind | subjects, members; `service` also in conditions |
/// | `property` | `available`, `introduced`, `deprecated`, `exists`, `type:TYPE`, `default:VALUE`, `tells:authorization`, `required`, `launches`, `background`, `levels`, `NAME:VALUE` of `FactTable`, `PROPERTY:VALUE` of `ClaimProperties` | outcomes |
/// | `set` | `statuses`, `accuracies`, `levels`, `options:PROMPT`, `keys:EVENT`, `regions`, `conditions`, a name of `JudgeFact.ranges`, `names:STANDING:LANGUAGE:ID` | subjects of `count` and `enumerates` |
/// | `meaning` | an entity’s whole id: what its card says that it is | second subject of `alias` |
/// | `absent` | what there is none of: a name of `JudgeFact.absent` | subjects of `exists` |
///
/// A negated `key` is missing; a negated condition or outcome is the opposite. Any other type or
/// value makes the answer `modelSilent`.
enum ClaimConcept: String, CaseIterable, Sendable {
  case status, grant, level, settings, phase, device, accuracy, key, asked, session, showing
  case prompt, usageKey, callback, effect, delivery, lifetime, wouldPrompt, diagnostic, completion
  case event, api, platform, service, term, property, set, absent, meaning
}
