import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SimpleGrid, Stack, Tabs, TabStrip, Text, Textarea } from '#platform/web/ui/index.ts'
import { stepsIn } from '../../../rules/memo.ts'
import { kinds, kindTitles, type Kind } from '../../../rules/words.ts'
import { Steps } from '../steps.tsx'

type Texts = Record<Kind, string>
interface Props {
  texts: Texts
  onChange: (texts: Texts) => void
}

/** The steps at each kind of danger: one on a line, beside what people will see. */
export function StepsField({ texts, onChange }: Props) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('fire')
  const count = stepsIn(texts[kind]).length
  return (
    <Tabs value={kind} onChange={(next) => setKind(kinds.find((one) => one === next) ?? 'fire')}>
      <TabStrip
        label={t`Вид опасности`}
        open={kind}
        tabs={kinds.map((one) => ({ value: one, title: kindTitles[one] }))}
      />
      <Tabs.Panel value={kind} pt="md">
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
          <Textarea
            label={t`Что делать`}
            description={t`Каждый шаг с новой строки; номера появятся сами`}
            autosize
            minRows={6}
            maxRows={16}
            maxLength={4000}
            value={texts[kind]}
            onChange={({ currentTarget: { value } }) => onChange({ ...texts, [kind]: value })}
          />
          <Stack gap="xs">
            <Text size="sm" fw={500}>
              <Trans>Так увидят люди</Trans>
            </Text>
            {count === 0 ? (
              <Text c="dimmed">
                <Trans>Шагов нет: на памятке этого вида опасности не будет</Trans>
              </Text>
            ) : (
              <Steps kind={kind} text={texts[kind]} />
            )}
          </Stack>
        </SimpleGrid>
      </Tabs.Panel>
    </Tabs>
  )
}
