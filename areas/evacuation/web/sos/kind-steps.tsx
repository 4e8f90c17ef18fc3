import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { stepsIn } from '../../rules/memo.ts'
import { kinds, kindTitles } from '../../rules/words.ts'
import type { Memo } from './offline/device.ts'
import { Steps } from './steps.tsx'

const Address = z.object({ kind: z._default(z.enum(kinds), 'fire') })

/** What to do at the danger there is; while there is none, nor a trial of what it would be like, at each of them. */
export function KindSteps({ memo }: { memo: Memo }) {
  const { t } = useLingui()
  const [{ kind }, change] = useUrlState(Address)
  const texts = memo.steps.filter(({ text }) => stepsIn(text).length > 0)
  const { evacuation } = memo
  const running = evacuation && evacuation.mode !== 'test' && texts.find((one) => one.kind === evacuation.kind)
  if (running) return <Steps {...running} />
  const open = texts.find((one) => one.kind === kind) ?? texts[0]
  if (!open) return null
  return (
    <Tabs value={open.kind} onChange={(next) => change({ kind: next ?? undefined }, { replace: true })}>
      <TabStrip
        label={t`Вид опасности`}
        open={open.kind}
        tabs={texts.map((one) => ({ value: one.kind, title: kindTitles[one.kind] }))}
      />
      <Tabs.Panel value={open.kind} pt="md">
        <Steps {...open} />
      </Tabs.Panel>
    </Tabs>
  )
}
