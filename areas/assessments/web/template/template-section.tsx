import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { roman } from '#platform/contract/roman.ts'
import { CardSection } from '#platform/web/list/index.ts'
import { Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { AttestationCard } from '../../contract/attestation.ts'
import { changeTemplate } from '../../contract/template.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'
import { hasWorks } from '../../rules/template-objection.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { useApply } from './use-apply.ts'
import { useCopy } from './use-copy.ts'

/** What the groups of a line are to write, and what can be done with it. */
export function TemplateSection({ line }: { line: AttestationCard }) {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const mayPlan = useAllowed(changeTemplate)
  const [open, setOpen] = useState<'edit' | 'copy' | null>(null)
  const [copy, apply] = [useCopy(), useApply()]
  if (!hasWorks(line.grading_mode)) return null
  const close = () => setOpen(null)
  const asked = line.asked ?? []
  const isEmpty = asked.length === 0
  return (
    <CardSection title={<Trans>План работ</Trans>}>
      <Stack gap="xs">
        {isEmpty ? (
          <Text c="dimmed">
            <Trans>Сколько СОР и СОЧ пишут группы, ещё не задано</Trans>
          </Text>
        ) : (
          asked.map(({ number, sor, soch }) => {
            const numeral = roman(number)
            const works = plannedWorksText({ sor_min: sor, sor_max: sor, soch_groups: soch })
            return (
              <Text key={number} size="sm">
                <Trans>
                  {numeral} четверть: {works}
                </Trans>
              </Text>
            )
          })
        )}
        {mayPlan ? (
          <Group gap="xs">
            <Button size="xs" variant={isEmpty ? 'filled' : 'default'} onClick={() => setOpen('edit')}>
              {isEmpty ? t`Задать план` : t`Изменить план`}
            </Button>
            {isEmpty ? (
              <Button size="xs" variant="default" onClick={() => void copy([line.id], { source: 'last_year' })}>
                <Trans>Как в прошлом году</Trans>
              </Button>
            ) : (
              <>
                <Button size="xs" onClick={() => void apply([line.id])}>
                  <Trans>Создать в группах</Trans>
                </Button>
                <Button size="xs" variant="default" onClick={() => setOpen('copy')}>
                  <Trans>Скопировать на другие классы</Trans>
                </Button>
              </>
            )}
          </Group>
        ) : null}
      </Stack>
      {open === 'edit' ? <TemplateDialog line={line} onClose={close} /> : null}
      {open === 'copy' ? <CopyDialog line={line} year={year?.id} onClose={close} /> : null}
    </CardSection>
  )
}
