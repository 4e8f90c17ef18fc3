import { displayDate } from '#platform/contract/calendar-date.ts'
import { levelTitles } from '../../../rules/rights-changes.ts'
import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import type { AccessExplanation } from '../../../contract/explain-access.ts'
import type { Explained } from '../../../rules/explain-access.ts'
import { usePermissionTitles } from '../use-permission-titles.ts'
import { Branch, Branches } from './branch.tsx'

const maxGivers = 8

interface Props {
  of: Explained
  explanation: AccessExplanation
}

/** A part of the declared access: a key with the roles that give it, or another condition. */
export function AccessBranch({ of, explanation }: Props) {
  const { t } = useLingui()
  const { access, holds, parts } = of
  if (access.kind === 'key') return <KeyBranch of={of} explanation={explanation} />
  const titles: Record<Exclude<typeof access.kind, 'key'>, string> = {
    open: t`Открыто всем, даже без входа`,
    signedIn: t`Открыто всем, кто вошёл`,
    self: t`Открыто каждому вошедшему: своё`,
    setup: t`Открыто каждому вошедшему, и до включения входа в два шага`,
    family: t`Открыто родителям (семейная сторона)`,
    impersonator: t`Открыто суперадминистратору и тому, кто вошёл под чужим именем`,
    anyOf: t`Нужно хотя бы одно из:`,
    allOf: t`Нужно всё сразу:`,
    inOwnName: t`Только под своим именем, и при этом:`,
  }
  return (
    <Branch holds={holds} title={titles[access.kind]}>
      {parts.length === 0 ? null : (
        <Branches>
          {parts.map((part, order) => (
            <AccessBranch key={order} of={part} explanation={explanation} />
          ))}
        </Branches>
      )}
    </Branch>
  )
}

function KeyBranch({ of: { access, holds }, explanation }: Props) {
  const { t } = useLingui()
  const titles = usePermissionTitles()
  if (access.kind !== 'key') return null
  const suits = (one: { key: string; level: string }) =>
    one.key === access.key && (access.level === 'read' || one.level === 'write')
  const given = explanation.grants.filter(suits).map(({ role, level, granted_at, limits, gives, deputises }) => {
    if (deputises !== null)
      return t`И. о. (замещает: ${deputises.head}) по ${displayDate(deputises.until)}, роль «${role}»: ${levelTitles[level]}`
    const within = limits.length === 0 ? t`вся школа` : t`только ${limits.map(({ title }) => title).join(', ')}`
    const since = granted_at === null ? '' : displayMoment(granted_at)
    const display = t`Роль «${role}» даёт: ${levelTitles[level]}, с ${since}, ${within}`
    if (gives) return display
    return explanation.has_left
      ? t`Роль «${role}» не действует: человек больше не работает в школе`
      : t`Роль «${role}» ограничена (${within}), а этот ключ действует только на всю школу`
  })
  const weaker = explanation.grants
    .filter((one) => one.key === access.key && !suits(one))
    .map(({ role }) => t`Роль «${role}» даёт только чтение`)
  const others = explanation.givers.filter(suits).map(({ role }) => role)
  const rest = others.length - maxGivers
  const named = others.slice(0, maxGivers).join(', ')
  const would =
    others.length === 0
      ? t`Этот ключ не даёт ни одна роль`
      : rest > 0
        ? t`Дали бы роли: ${named} и ещё ${rest}`
        : t`Дали бы роли: ${named}`
  const name = titles.get(access.key) ?? access.key
  return (
    <Branch
      holds={holds}
      title={t`Ключ «${name}», ${levelTitles[access.level]}`}
      notes={[...given, ...weaker, ...(holds ? [] : [would])]}
    />
  )
}
