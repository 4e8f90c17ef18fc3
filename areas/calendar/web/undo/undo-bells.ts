import { request } from '#platform/web/api/index.ts'
import { changeBells, createBells, removeBells, type BellSchedule, type BellValues } from '../../contract/bells.ts'

/** What bells say, as it is sent. */
export const bellValues = ({
  title,
  is_default,
  weekdays,
  from_parallel,
  to_parallel,
  slots,
}: BellSchedule): BellValues => ({
  title,
  is_default,
  weekdays,
  from_parallel,
  to_parallel,
  slots,
})

const change = (id: number, version: number, values: BellValues): Promise<BellSchedule> =>
  request(changeBells, { params: { id: String(id) }, body: { ...values, version } })

/**
 * Gives the place of the usual bells back to those that had it; each loss of it has counted as a change.
 * @returns the version that the others then have
 */
async function giveBack(usual: BellSchedule | null, { id, version, is_default }: BellSchedule): Promise<number> {
  if (!is_default || usual === null || usual.id === id) return version
  await change(usual.id, usual.version + 1, bellValues(usual))
  return version + 1
}

/** `usual`: the bells of the year that were usual before. */
export const undoAddedBells = async (made: BellSchedule, usual: BellSchedule | null): Promise<unknown> =>
  request(removeBells, { params: { id: String(made.id) }, body: { version: await giveBack(usual, made) } })

export const undoChangedBells = async (
  before: BellSchedule,
  after: BellSchedule,
  usual: BellSchedule | null,
): Promise<unknown> => change(after.id, await giveBack(usual, after), bellValues(before))

export const undoRemovedBells = (before: BellSchedule, yearId: number): Promise<unknown> =>
  request(createBells, { body: { ...bellValues(before), year_id: yearId } })
