import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { areaKinds, areaKindTitles } from '../contract/buildings.ts'

/** How changes of buildings, their parts, rooms and plans are described. */
export function useBuildingWords(): HistoryWords {
  const { t } = useLingui()
  const kindText = (value: string | number | boolean) => {
    const kind = areaKinds.find((one) => one === value)
    return kind ? areaKindTitles[kind] : String(value)
  }
  return {
    'buildings.building': {
      title: t`здание`,
      fields: {
        title: { title: t`Название` },
        address: { title: t`Адрес` },
        floors: { title: t`Этажей` },
        is_archived: { title: t`В архиве` },
      },
    },
    'buildings.area': {
      title: t`часть здания`,
      fields: {
        record: { title: t`Часть` },
        title: { title: t`Название` },
        building: { title: t`Здание` },
        kind: { title: t`Вид`, format: kindText },
        floor: { title: t`Этаж` },
      },
    },
    'buildings.room': {
      title: t`кабинет`,
      fields: {
        record: { title: t`Кабинет` },
        title: { title: t`Название` },
        building: { title: t`Здание` },
        area: { title: t`Часть здания` },
        kind: { title: t`Вид` },
        seats: { title: t`Мест` },
        equipment: { title: t`Оснащение` },
        responsible: { title: t`Ответственный` },
        is_archived: { title: t`В архиве` },
      },
    },
    'buildings.plan': {
      title: t`план`,
      fields: {
        record: { title: t`План` },
        title: { title: t`Название` },
        floor: { title: t`Этаж` },
        picture: { title: t`Картинка`, format: (value) => t`№ ${String(value)}` },
        places: { title: t`Кабинетов на плане` },
        added: { title: t`Поставлены` },
        moved: { title: t`Передвинуты` },
        taken_off: { title: t`Сняты` },
      },
    },
  }
}
