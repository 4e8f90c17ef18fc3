import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, FileButton, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '../icons/index.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type DragEvent } from 'react'
import { maxImportBytes, maxImportRows, type ImportDeclaration } from '#platform/contract/import.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { objectionsOf, sentenceOf, upload } from '../api/index.ts'
import { useSaveFile } from '../save-file.ts'
import { RecentImports } from './recent-imports.tsx'
import styles from './import.module.css'

interface Props {
  of: ImportDeclaration
  onStaged: (id: number) => void
}
const maxNameLength = 200
const accepted = '.xlsx,.csv'

/** The template, and the place for the filled-in spreadsheet. */
export function FileStep({ of, onStaged }: Props) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(of.template)
  const [share, setShare] = useState(0)
  const [isOver, setOver] = useState(false)
  const staging = useMutation({
    mutationFn: (file: File) =>
      upload(
        of.stage,
        { body: { file, name: file.name.slice(-maxNameLength) } },
        { signal: new AbortController().signal, onProgress: setShare },
      ),
    meta: { silent: true },
    onSuccess: ({ id }) => onStaged(id),
  })
  const give = (file: File | null | undefined) => {
    if (!file || staging.isPending) return
    setShare(0)
    staging.mutate(file)
  }
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setOver(is)
  }
  const message = objectionsOf(staging.error)[0]?.msg ?? sentenceOf(staging.error)
  const [megabytes, rows] = [maxImportBytes / 1_000_000, displayNumber(maxImportRows)]
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {t`Импорт: ${of.title.toLowerCase()}`}
      </Title>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isTaking}
          onClick={() => take({})}
        >
          <Trans>Скачать шаблон</Trans>
        </Button>
        <Text size="sm" c="dimmed" maw={520}>
          <Trans>
            В шаблоне есть лист с подсказками. Пустая ячейка ничего не стирает. Прежде чем что-то изменится, вы увидите
            каждую строку.
          </Trans>
        </Text>
      </Group>
      <div
        className={styles['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false)
          give(event.dataTransfer.files[0])
        }}
      >
        <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden />
        <Text>
          <Trans>Перетащите сюда заполненную таблицу</Trans>
        </Text>
        <FileButton accept={accepted} onChange={give} inputProps={{ 'aria-label': t`Файл с таблицей` }}>
          {(props) => (
            <Button {...props} loading={staging.isPending}>
              <Trans>Выбрать файл</Trans>
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t`XLSX или CSV, до ${megabytes} МБ и ${rows} строк`}
        </Text>
        {staging.isPending ? (
          <>
            <Progress w="100%" maw={320} value={share * 100} aria-label={t`Загружаем файл`} />
            <Text size="sm" component="output">
              {share < 1 ? t`Загружаем файл` : t`Проверяем строки`}
            </Text>
          </>
        ) : null}
      </div>
      {staging.isError ? (
        <Alert color="red" role="alert" title={t`Файл не принят`}>
          {message ?? t`Не получилось загрузить файл, повторите позже`}
        </Alert>
      ) : null}
      <RecentImports of={of} onOpen={onStaged} />
    </Stack>
  )
}
