import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/index.ts'
import type { Course } from './total-cells.ts'

const WhatIf = lazyPart(async () => (await import('./what-if.tsx')).WhatIf)

/** Opens the place where marks are tried; nothing while the period does not go on. */
export function WhatIfButton({ course, rules }: { course: Course; rules: unknown }) {
  const { t } = useLingui()
  const [isOpen, { toggle }] = useDisclosure(false)
  const { open } = course
  if (open === null) return null
  return (
    <div data-print="never">
      <Button
        size="compact-sm"
        variant="subtle"
        px={4}
        aria-expanded={isOpen}
        aria-label={t`Что если: ${course.course}`}
        onClick={toggle}
      >
        <Trans>Что если…</Trans>
      </Button>
      {isOpen ? <WhatIf course={course.course} open={open} rules={rules} /> : null}
    </div>
  )
}
