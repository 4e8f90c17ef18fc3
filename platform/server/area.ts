import type { Audited } from './audited.ts'
import type { Mounted } from './handle.ts'
import type { LongJobKind } from './long-job/long-job.ts'
import type { MountedRoom } from './realtime.ts'
import type { Regular } from './regular.ts'
import type { Upkeep } from './upkeep/upkeep.ts'

/** What an area gives to the server. */
export interface Area {
  endpoints: Mounted[]
  rooms?: MountedRoom[]
  upkeep?: Upkeep[]
  regular?: Regular[]
  longJobs?: LongJobKind[]
  /** Tables whose changes it records. */
  audited?: readonly Audited[]
}
