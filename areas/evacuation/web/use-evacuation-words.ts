import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { kinds, kindTitles } from '../rules/words.ts'

type Value = string | number | boolean

/** Steps of a memo stand on lines of their own. */
const inOneLine = (value: Value): string => String(value).replaceAll('\n', ' · ')

/** How changes of the memo and its places are described. */
export function useEvacuationWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'evacuation.assembly_point': {
      title: t`место сбора`,
      fields: {
        point: { title: t`Место` },
        title: { title: t`Название` },
        building: { title: t`Здание` },
        where_text: { title: t`Как найти` },
        plan: { title: t`План` },
        picture: { title: t`Картинка` },
        spot: { title: t`Отметка на картинке` },
        sort: { title: t`Порядок` },
        is_archived: { title: t`В архиве` },
      },
    },
    'evacuation.settings': {
      title: t`настройки эвакуации`,
      fields: {
        ...Object.fromEntries(
          kinds.map((kind) => [`steps_${kind}`, { title: t`Что делать, ${kindTitles[kind]}`, format: inOneLine }]),
        ),
        contacts: { title: t`Телефоны` },
        control_seconds: { title: t`Контрольное время, с` },
        sos_minutes: { title: t`Повторы одного сообщения SOS, минут` },
        duty: { title: t`Дежурные` },
      },
    },
  }
}
