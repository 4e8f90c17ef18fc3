import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query, reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Select, type SelectProps } from '#platform/web/ui/index.ts'
import { createRecord, listOptions, listRecords } from '../contract/records.ts'

interface Props extends Omit<SelectProps, 'data' | 'onChange'> {
  /** Of the dictionary. */
  code: string
  /** What stands there already: offered also when it has gone into the archive. */
  present?: { id: number; title: string } | undefined
  /** Whoever writes the dictionary may add what is not there, in the place where it is missing. */
  isExtendable?: boolean
  onChange?: (id: string | null) => void
}
const adding = 'add'

/** A choice of one record of a dictionary; its value is the record's id as text. */
export function OptionSelect({ code, present, isExtendable = false, onChange, onSearchChange, ...rest }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const { data } = useQuery(query(listOptions, { params: { code } }))
  const items = data?.items ?? []
  const known = present && !items.some(({ id }) => id === present.id) ? [present, ...items] : items
  const sought = typed.trim()
  const isMissing = sought !== '' && !known.some(({ title }) => title.toLowerCase() === sought.toLowerCase())
  const add = async (dictionaryId: number) => {
    const params = { id: String(dictionaryId) }
    const made = await request(createRecord, { params, body: { title: sought, parent_id: null } })
    await Promise.all([listOptions, listRecords].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
    notify.success(t`В справочник добавлено: ${made.title}`)
    onChange?.(String(made.id))
  }
  const choices = known.map(({ id, title }) => ({ value: String(id), label: title }))
  const mayAdd = isExtendable && data?.may_add === true && isMissing
  return (
    <Select
      searchable
      nothingFoundMessage={data ? t`Ничего не найдено` : t`Загружаем…`}
      data={mayAdd ? [...choices, { value: adding, label: t`Добавить «${sought}»` }] : choices}
      onSearchChange={(text) => {
        setTyped(text)
        onSearchChange?.(text)
      }}
      onChange={(chosen) => {
        if (chosen === adding && data) void add(data.dictionary_id).catch(reportAction)
        else onChange?.(chosen)
      }}
      {...rest}
    />
  )
}
