import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { listOwnFields, type OwnTab } from '#areas/own-fields/contract/own-fields.ts'
import type { PersonRecord } from '../../contract/record.ts'
import { ownName, type PersonValues } from './person-values.ts'

/** Tabs of own fields that a person of the chosen kinds has, with what stands in them; of somebody new all is empty. */
export function useEditorTabs(record: PersonRecord | null): (kinds: readonly string[]) => OwnTab[] {
  const listed = useQuery({ ...query(listOwnFields), staleTime: 5 * 60_000 })
  const fields = listed.data?.items ?? []
  const valued = new Map((record?.tabs ?? []).flatMap((tab) => tab.fields.map((field) => [field.id, field])))
  return (chosen) => {
    const kinds = new Set([...chosen.map(Number), ...(record?.appointments ?? [])])
    const here = fields
      .filter((field) => field.kinds.length === 0 || field.kinds.some((kind) => kinds.has(kind)))
      .map((field) => ({
        ...field,
        is_required:
          field.is_required &&
          (field.required_kinds.length === 0 || field.required_kinds.some((kind) => kinds.has(kind))),
      }))
    return Array.from(
      Map.groupBy(here, ({ tab_id }) => tab_id),
      ([id, of]) => ({
        id,
        title: of[0]?.tab ?? '',
        may_write: true,
        fields: of.map((field) => ({
          ...(valued.get(field.id) ?? { ...field, value: null, display: null, file: null }),
          is_required: field.is_required,
        })),
      }),
    )
  }
}

/** What is typed in the fields of these tabs: of kinds that are not chosen any more nothing is sent. */
export function ownOf(values: PersonValues, tabs: readonly OwnTab[]) {
  return tabs.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      const value = values.own[ownName(field)]
      return value === undefined ? [] : [{ field_id: field.id, value }]
    }),
  )
}
