import { useLingui } from '@lingui/react/macro'
import type { Building } from '#areas/buildings/contract/buildings.ts'
import type { Difference } from '../clash.tsx'
import type { PointValues } from './point-values.ts'

type Buildings = readonly Pick<Building, 'id' | 'title'>[]

/** In what two states of a place of assembly differ. */
export function usePointDifferences(): (theirs: PointValues, mine: PointValues, buildings: Buildings) => Difference[] {
  const { t } = useLingui()
  const pictureOf = ({ shown: { plan_id, picture } }: PointValues) =>
    plan_id !== null ? t`план здания` : picture === null ? t`без картинки` : t`своя картинка`
  const placeOf = ({ place }: PointValues) =>
    place === null ? t`не отмечено` : `${Math.round(place.x * 100)} %, ${Math.round(place.y * 100)} %`
  return (theirs, mine, buildings) => {
    const buildingOf = ({ building_id }: PointValues) =>
      buildings.find(({ id }) => String(id) === building_id)?.title ?? t`для всех`
    return [
      { title: t`Название`, theirs: theirs.title, mine: mine.title },
      { title: t`Где это`, theirs: theirs.where_text, mine: mine.where_text },
      { title: t`Здание`, theirs: buildingOf(theirs), mine: buildingOf(mine) },
      { title: t`Картинка`, theirs: pictureOf(theirs), mine: pictureOf(mine) },
      { title: t`Место на картинке`, theirs: placeOf(theirs), mine: placeOf(mine) },
    ].filter((one) => one.theirs !== one.mine)
  }
}
