internal import CBuild
internal import CoreLocationPack
internal import LockbCommandLine

LockbMain.run(packs: [CoreLocationPack.pack], commit: String(cString: lockb_commit()))
