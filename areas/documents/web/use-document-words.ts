import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { documentStatusTitles, type DocumentStatus } from '#platform/contract/enumerations.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'
import type { DocumentLanguage } from '../contract/kinds.ts'
import type { ResolutionWay } from '../rules/folder.ts'
import { useLanguageTitles } from './use-language-titles.ts'
import { useWayTitles } from './use-way-titles.ts'

type Value = string | number | boolean
const asDate = (value: Value) => displayDate(String(value))
const asStatus = (value: Value) => documentStatusTitles[value as DocumentStatus]

/** How the history of a document is told. */
export function useDocumentWords(): HistoryWords {
  const { t } = useLingui()
  const languages = useLanguageTitles()
  const ways = useWayTitles()
  return {
    'documents.document': {
      fields: {
        kind: { title: t`Вид` },
        title: { title: t`О чём` },
        status: { title: t`Состояние`, format: asStatus },
        number: { title: t`Номер` },
        language: { title: t`Язык`, format: (value) => languages[value as DocumentLanguage] },
        text: { title: t`Текст`, format: () => t`изменён` },
        files: { title: t`Приложения` },
        person: { title: t`О ком` },
        addressee: { title: t`На резолюцию` },
        correspondent: { title: t`Корреспондент` },
        foreign_number: { title: t`Номер отправителя` },
        foreign_date: { title: t`Дата отправителя`, format: asDate },
        due_on: { title: t`Срок`, format: asDate },
        way: { title: t`Решение`, format: (value) => ways[value as ResolutionWay] },
        resolution: { title: t`Резолюция` },
        executors: { title: t`Исполнители` },
        report: { title: t`Отчёт` },
        acquaintance: { title: t`Ознакомление` },
        remark: { title: t`Замечание` },
        sent_on: { title: t`Отправлен`, format: asDate },
        sent_how: { title: t`Как отправлен` },
        ended_reason: { title: t`Почему не действует` },
      },
    },
  }
}
