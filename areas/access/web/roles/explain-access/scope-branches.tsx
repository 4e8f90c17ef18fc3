import { useLingui } from '@lingui/react/macro'
import type { ExplainedSide } from '../../../contract/explain-access.ts'
import { Branch, Branches } from './branch.tsx'

type Reason = ExplainedSide['reasons'][number]

/** The reasons of this depth, each with those that stand deeper right after it. */
function grouped(reasons: readonly Reason[], depth: number): { reason: Reason; parts: Reason[] }[] {
  const groups: { reason: Reason; parts: Reason[] }[] = []
  for (const reason of reasons)
    if (reason.depth === depth) groups.push({ reason, parts: [] })
    else groups.at(-1)?.parts.push(reason)
  return groups
}

/** Which rows are within reach: all reasons that there are, with those that hold. */
export function ScopeBranches({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useLingui()
  const holds = reasons.some((one) => one.depth === 0 && one.holds)
  return (
    <Branch
      holds={holds}
      title={holds ? t`Запись входит в круг этого человека:` : t`Ни одна из причин не подходит. Подошло бы:`}
    >
      <ReasonList reasons={reasons} depth={0} />
    </Branch>
  )
}

/** Those that hold; where none does, all that could. */
function ReasonList({ reasons, depth }: { reasons: readonly Reason[]; depth: number }) {
  const all = grouped(reasons, depth)
  const holding = all.filter(({ reason }) => reason.holds)
  return (
    <Branches>
      {(holding.length > 0 ? holding : all).map(({ reason, parts }) => (
        <Branch key={reason.id} holds={reason.holds} title={reason.title}>
          {parts.length === 0 ? null : <ReasonList reasons={parts} depth={depth + 1} />}
        </Branch>
      ))}
    </Branches>
  )
}
