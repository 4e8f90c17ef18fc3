import { admitTo } from '#platform/server/mounted-room.ts'
import { planRoom, planRoomName } from '../../contract/events.ts'

/** Who may read plans reads those of all years. */
export const admitToPlanRoom = admitTo(planRoom, ({ params }) => Promise.resolve(planRoomName(params.year_id)))
