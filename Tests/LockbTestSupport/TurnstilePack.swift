public import LockbPack
