import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Select } from '#platform/web/ui/index.ts'
import { findSubjects } from '../../contract/fields.ts'

export interface Subject {
  id: number
  title: string
}
interface Props {
  kind: { key: string; subject: string }
  subject: Subject | null
  onChange: (subject: Subject | null) => void
}

/** On whom a template is looked at: found by name among those whom the reader may open. */
export function SubjectField({ kind, subject, onChange }: Props) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [sought] = useDebouncedValue(words.trim(), 250)
  const isAsked = sought !== '' && sought !== subject?.title
  const found = useQuery({
    ...query(findSubjects, { query: { kind: kind.key, search: sought } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const items = isAsked ? (found.data?.items ?? []) : []
  const known = subject === null || items.some(({ id }) => id === subject.id) ? [] : [{ ...subject, hint: null }]
  const label = kind.subject === 'class' ? t`На каком классе посмотреть` : t`На ком посмотреть`
  return (
    <Select
      label={label}
      description={t`Пока никто не выбран, стоят примеры`}
      placeholder={kind.subject === 'class' ? t`Например, 7А` : t`Фамилия или имя`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Показать на примерах` }}
      nothingFoundMessage={sought === '' ? t`Начните писать` : t`Никого не найдено`}
      filter={({ options }) => options}
      searchValue={words}
      onSearchChange={setWords}
      data={[...known, ...items].map(({ id, title, hint }) => ({
        value: String(id),
        label: hint === null ? title : `${title}, ${hint}`,
      }))}
      value={subject === null ? null : String(subject.id)}
      onChange={(value) => {
        const chosen = [...known, ...items].find(({ id }) => String(id) === value)
        onChange(chosen === undefined ? null : { id: chosen.id, title: chosen.title })
      }}
    />
  )
}
