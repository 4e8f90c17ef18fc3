import { Button } from '#platform/web/ui/index.ts'
import type { Concession } from '../cells/sheet.ts'

interface Props<Value> {
  /** Of what was refused; nothing is shown where nothing may be given up. */
  concession: Concession<Value> | null | undefined
  onYes: (after: Value) => void
}

/** «Снять Н и поставить 7?» beside a refusal: one press says yes. */
export const ConcessionButton = <Value,>({ concession, onYes }: Props<Value>) =>
  concession ? (
    <Button size="compact-sm" onClick={() => onYes(concession.after)}>
      {concession.question}
    </Button>
  ) : null
