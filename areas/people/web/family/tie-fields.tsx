import { useLingui } from '@lingui/react/macro'
import { textOrNull, type EndpointForm } from '#platform/web/form/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { Checkbox, Group, Select } from '#platform/web/ui/index.ts'
import { kinshipKinds, kinshipTitles } from '../../contract/family.ts'
import type { Relative } from '../../contract/people.ts'

/** What the form holds of a tie: of a new one what is usual. */
export const tieOf = (relative: Relative | null) => ({
  kind: relative?.kind ?? ('mother' as Relative['kind']),
  is_legal_representative: relative?.is_legal_representative ?? true,
  may_pick_up: relative?.may_pick_up ?? true,
  from: relative?.from ?? '',
  until: relative?.until ?? '',
})
export type TieValues = ReturnType<typeof tieOf>
/** The tie in the body of a call. */
export const tieBody = ({ kind, is_legal_representative, may_pick_up, from, until }: TieValues) => ({
  kind,
  is_legal_representative,
  may_pick_up,
  from: textOrNull(from),
  until: textOrNull(until),
})

/** Who somebody is to the other one, what they may, and since when. */
export function TieFields<V extends TieValues>({ of: { form } }: { of: EndpointForm<V> }) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`Кем приходится`}
        allowDeselect={false}
        data={kinshipKinds.map((value) => ({ value, label: kinshipTitles[value] }))}
        {...form.getInputProps('kind')}
      />
      <Checkbox
        label={t`Законный представитель`}
        description={t`Видит дневник ребёнка и подписывает заявления`}
        {...form.getInputProps('is_legal_representative', { type: 'checkbox' })}
      />
      <Checkbox label={t`Может забирать из школы`} {...form.getInputProps('may_pick_up', { type: 'checkbox' })} />
      <Group grow align="flex-start">
        <DateField label={t`С`} {...form.getInputProps('from')} />
        <DateField label={t`По`} {...form.getInputProps('until')} />
      </Group>
    </>
  )
}
