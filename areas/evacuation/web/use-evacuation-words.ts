import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import {
  dismissalScopeTitles,
  evacuationStatusTitles,
  kinds,
  kindTitles,
  markStatusTitles,
  modeTitles,
} from '../rules/words.ts'

type Value = string | number | boolean
const titleFrom = (titles: Readonly<Record<string, string>>) => (value: Value) => titles[String(value)] ?? String(value)

/** Steps of a memo stand on lines of their own. */
const inOneLine = (value: Value): string => String(value).replaceAll('\n', ' · ')

/** Of what happens while one runs, and of its report. */
function useRunningWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'evacuation.evacuation': {
      title: t`эвакуация`,
      fields: {
        mode: { title: t`Режим`, format: titleFrom(modeTitles) },
        kind: { title: t`Опасность`, format: titleFrom(kindTitles) },
        status: { title: t`Состояние`, format: titleFrom(evacuationStatusTitles) },
        note: { title: t`Примечание` },
        ended_note: { title: t`Примечание в конце` },
      },
    },
    'evacuation.result': {
      title: t`отчёт об эвакуации`,
      fields: {
        remarks: { title: t`Замечания` },
        conclusions: { title: t`Выводы` },
        commission: { title: t`Комиссия` },
        control_seconds: { title: t`Контрольное время, с` },
      },
    },
    'evacuation.mark': {
      title: t`отметка при эвакуации`,
      fields: {
        status: { title: t`Состояние`, format: titleFrom(markStatusTitles) },
        note: { title: t`Заметка` },
      },
    },
    'evacuation.parent_message': {
      title: t`сообщение родителям`,
      fields: { text: { title: t`Текст` } },
    },
    'evacuation.sos_report': {
      title: t`сообщение «SOS»`,
      fields: { is_handled: { title: t`Помогли` } },
    },
    'evacuation.sos_dismissal': {
      title: t`скрытые сообщения «SOS»`,
      fields: {
        name: { title: t`Чьи` },
        scope: { title: t`Что скрыто`, format: titleFrom(dismissalScopeTitles) },
        reports: { title: t`Сообщений` },
        is_undone: { title: t`Возвращены` },
      },
    },
  }
}

/** Of what is prepared before: the memo, its places, who is in the school as a guest. */
function usePreparedWords(): HistoryWords {
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
    'evacuation.guest': {
      title: t`гость школы`,
      fields: {
        name: { title: t`Имя` },
        host: { title: t`К кому` },
        has_left: { title: t`Ушёл` },
      },
    },
  }
}

/** How changes of evacuations, their reports, places and settings are described. */
export const useEvacuationWords = (): HistoryWords => ({ ...useRunningWords(), ...usePreparedWords() })
