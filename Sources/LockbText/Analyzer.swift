public import LockbBase
