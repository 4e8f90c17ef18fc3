import { numberOrNull } from '#platform/web/form/index.ts'
import type { AssemblyPoint } from '../../../../contract/settings.ts'
import type { PointPlace } from '../../../../rules/memo.ts'

/** What a place is shown on. `file_id` undefined: the own picture that it has stays. */
export interface PointPicture {
  plan_id: number | null
  file_id: number | null | undefined
  picture: string | null
}
/** A place of assembly as its form holds it. */
export interface PointValues {
  title: string
  building_id: string | null
  where_text: string
  shown: PointPicture
  place: PointPlace | null
}

export function valuesOf(point: AssemblyPoint | null): PointValues {
  if (point === null)
    return {
      title: '',
      building_id: null,
      where_text: '',
      shown: { plan_id: null, file_id: null, picture: null },
      place: null,
    }
  const { title, building_id, where_text, plan_id, picture, x, y } = point
  return {
    title,
    building_id: building_id === null ? null : String(building_id),
    where_text,
    shown: { plan_id, file_id: undefined, picture },
    place: x === null || y === null ? null : { x, y },
  }
}

export function bodyOf({ title, building_id, where_text, shown: { plan_id, file_id, picture }, place }: PointValues) {
  const at = picture === null ? null : place
  return {
    title,
    building_id: numberOrNull(building_id),
    where_text,
    plan_id,
    ...(file_id === undefined ? {} : { file_id }),
    x: at?.x ?? null,
    y: at?.y ?? null,
  }
}
