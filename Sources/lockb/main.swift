internal import CoreLocationPack
internal import LockbCommandLine

LockbMain.run(packs: [CoreLocationPack.pack])
