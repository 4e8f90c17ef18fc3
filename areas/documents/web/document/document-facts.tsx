import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { FactList, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { Document } from '../../contract/document.ts'
import { useLanguageTitles } from '../use-language-titles.ts'

const day = (date: string | null) => (date === null ? null : displayDate(date))

function Edition({ of }: { of: NonNullable<Document['former']> }) {
  const { t } = useLingui()
  return (
    <LinkAnchor to="/documents/$slug" params={{ slug: 'archive' }} search={{ id: String(of.id) }} size="sm">
      {of.number === null ? t`Черновик` : t`№ ${of.number}`}
    </LinkAnchor>
  )
}

/** What is known of a document beside its text. */
export function DocumentFacts({ of: document }: { of: Document }) {
  const { t } = useLingui()
  const languages = useLanguageTitles()
  const { resolution, foreign_number, foreign_date, sent_on, sent_how } = document
  const foreign = [foreign_number, day(foreign_date)].filter(Boolean).join(' · ')
  return (
    <FactList
      facts={[
        { title: t`Автор`, value: document.author.full_name },
        { title: t`Подразделение`, value: document.unit?.title ?? null },
        { title: t`О ком`, value: document.person?.full_name ?? null },
        { title: t`Корреспондент`, value: document.correspondent },
        { title: t`Номер и дата отправителя`, value: foreign },
        { title: t`На резолюцию`, value: document.addressee?.full_name ?? null },
        {
          title: t`Резолюция`,
          value:
            resolution === null ? null : (
              <>
                {resolution.words}
                <Text size="xs" c="dimmed">
                  {[
                    resolution.by.full_name,
                    resolution.on_behalf_of === null ? '' : t`за: ${resolution.on_behalf_of.full_name}`,
                    displayDate(resolution.made_on),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </>
            ),
        },
        {
          title: t`Срок`,
          value:
            document.due_on === null ? null : (
              <Text size="sm" c={document.is_overdue ? 'red' : undefined}>
                {document.is_overdue ? t`${displayDate(document.due_on)}, просрочен` : displayDate(document.due_on)}
              </Text>
            ),
        },
        { title: t`Утверждён`, value: day(document.accepted_on) },
        { title: t`Отправлен или выдан`, value: [day(sent_on), sent_how].filter(Boolean).join(' · ') },
        { title: t`Язык`, value: languages[document.language] },
        { title: t`Прежняя версия`, value: document.former === null ? null : <Edition of={document.former} /> },
        { title: t`Новая версия`, value: document.next === null ? null : <Edition of={document.next} /> },
      ]}
    />
  )
}
