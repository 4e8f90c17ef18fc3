import { photoLinks, pictureReader } from '#areas/people/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readStructure } from '../../contract/units.ts'
import { maintainsStructure, seesRates } from '../sees-rates.ts'
import { readUnitsOn, readPostsOn } from './structure-day.ts'
import { allUnits, readUnits, toUnitResponse } from './unit-rows.ts'

export const readStructureHandler = handle(readStructure, async ({ query, caller, db, today, context }) => {
  const shows_rates = seesRates(caller)
  const reader = pictureReader(context, caller)
  const { date = today } = query
  const asked = { day: date, today, timeZone: context.clock.timeZone, showsFormer: maintainsStructure(caller) }
  const isNow = date === today
  const units = query.archived && isNow ? await readUnits(db, today, allUnits) : await readUnitsOn(db, asked)
  const posts = await readPostsOn(db, asked)
  return {
    units: units.map((unit) => toUnitResponse(unit, reader, shows_rates)),
    posts: posts.map(({ id, version, person_id, full_name, stem, position, unit_id, rate }) => ({
      id,
      version,
      person_id,
      full_name,
      photo: photoLinks(reader, stem).photo,
      position,
      unit_id,
      rate: shows_rates || person_id === caller.personId ? rate : null,
    })),
    shows_rates,
    may_edit: isNow && maintainsStructure(caller),
    other_day: isNow ? null : date,
  }
})
