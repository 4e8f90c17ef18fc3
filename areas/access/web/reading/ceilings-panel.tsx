import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Answer, Button, Loading, Panel, PanelHead, Stack, Text } from '#platform/web/ui/index.ts'
import { changeReadingCeilings, readReadingCeilings } from '../../contract/reading-ceiling.ts'
import type { Ceilings } from '../../rules/reading-verdict.ts'

const CeilingsForm = lazyPart(async () => (await import('./ceilings-form.tsx')).CeilingsForm, <Loading lines={4} />)

/** From how many people on the second step is asked for and reading stops; changed by who decides. */
export function CeilingsPanel() {
  const ceilings = useQuery(query(readReadingCeilings))
  const mayChange = useAllowed(changeReadingCeilings)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={<Trans>Пределы</Trans>}>
          {mayChange ? (
            <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? <Trans>Свернуть</Trans> : <Trans>Изменить</Trans>}
            </Button>
          ) : null}
        </PanelHead>
        <Answer of={ceilings}>
          {(given) =>
            isOpen ? <CeilingsForm given={given} onDone={() => setOpen(false)} /> : <CeilingsText of={given} />
          }
        </Answer>
      </Stack>
    </Panel>
  )
}

function CeilingsText({ of: { ask, refuse, day, minutes, misses } }: { of: Ceilings }) {
  return (
    <Text size="sm">
      <Trans>
        За {minutes} мин: больше {ask} человек — подтверждение, больше {refuse} — остановка до решения. За день больше{' '}
        {day} — остановка. Подбор номеров учащимся или семьёй: больше {misses}.
      </Trans>
    </Text>
  )
}
