import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '../icons/index.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { query } from '../api/index.ts'
import { Answer } from '../ui/answer.tsx'
import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import type { ImportState } from './import-state.ts'
import { ResultStep } from './result-step.tsx'
import { pageSize } from './rows-page.ts'
import styles from './import.module.css'

interface Props {
  of: ImportDeclaration
  state: ImportState
  /** What the page shows of these rows is to be read anew. */
  onDone: () => void
}

/** The import of a spreadsheet in the place of a list: the file, the check of its rows, the result. */
export function ImportWizard({ of, state, onDone }: Props) {
  const { t } = useLingui()
  return (
    <Stack gap="sm">
      <Group>
        <Button
          variant="subtle"
          size="xs"
          px={6}
          leftSection={<IconArrowLeft size={14} aria-hidden />}
          onClick={() => state.open(null)}
        >
          <Trans>К списку</Trans>
        </Button>
      </Group>
      <Paper withBorder p="md" component="section" aria-label={t`Импорт: ${of.title.toLowerCase()}`}>
        {state.id === null ? (
          <Stack>
            <Steps at={0} />
            <FileStep of={of} onStaged={state.open} />
          </Stack>
        ) : (
          <Staged of={of} id={state.id} state={state} onDone={onDone} />
        )}
      </Paper>
    </Stack>
  )
}

function Staged({ of, id, state, onDone }: Props & { id: number }) {
  const { show, page } = state
  const answer = useQuery({
    ...query(of.read, { params: { id: String(id) }, query: { show, page: String(page), size: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer of={answer}>
      {(staged) => (
        <Stack>
          <Steps at={staged.state === 'staged' ? 1 : 2} />
          {staged.state === 'staged' ? (
            <CheckStep of={of} staged={staged} state={state} />
          ) : (
            <ResultStep of={of} staged={staged} state={state} onDone={onDone} />
          )}
        </Stack>
      )}
    </Answer>
  )
}

function Steps({ at }: { at: number }) {
  const { t } = useLingui()
  return (
    <ol className={styles['steps']} aria-label={t`Шаги импорта`}>
      {[t`Файл`, t`Проверка`, t`Результат`].map((title, index) => (
        <li key={title} {...(index === at ? { 'aria-current': 'step' as const } : {})}>
          <Text component="span" size="sm">
            {index + 1}. {title}
          </Text>
        </li>
      ))}
    </ol>
  )
}
