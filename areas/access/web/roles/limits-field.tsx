import { useLingui } from '@lingui/react/macro'
import { MultiSelect } from '#platform/web/ui/index.ts'
import type { LimitTargets, RoleLimits } from '../../contract/account-roles.ts'

type Limit = Pick<RoleLimits[number], 'kind' | 'id'>
const textOf = ({ kind, id }: Limit) => `${kind}:${id}`

interface Props {
  targets: LimitTargets
  /** What a limit of an earlier year is called, where it is no target any more. */
  known?: RoleLimits
  value: readonly Limit[]
  onChange: (limits: Limit[]) => void
}

/** Within which classes, cathedras and units a role holds; none: in the whole school. */
export function LimitsField({ targets, known = [], value, onChange }: Props) {
  const { t } = useLingui()
  const offered = targets.flatMap(({ kind, items }) => items.map((one) => ({ kind, ...one })))
  const all = [...offered, ...known.filter((one) => !offered.some((target) => textOf(target) === textOf(one)))]
  return (
    <MultiSelect
      label={t`Только классы, кафедры и подразделения`}
      placeholder={value.length === 0 ? t`Вся школа` : ''}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Снять пределы` }}
      nothingFoundMessage={t`Ничего не найдено`}
      data={targets.map(({ kind, title }) => ({
        group: title,
        items: all.filter((one) => one.kind === kind).map((one) => ({ value: textOf(one), label: one.title })),
      }))}
      value={value.map(textOf)}
      onChange={(chosen) =>
        onChange(all.filter((one) => chosen.includes(textOf(one))).map(({ kind, id }) => ({ kind, id })))
      }
    />
  )
}
