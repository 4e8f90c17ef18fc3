import { Trans } from '@lingui/react/macro'
import { IconFileSpreadsheet, IconPrinter } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, Group, Text, Title } from '#platform/web/ui/index.ts'
import { exportGradeBook, type GradeBook } from '../../contract/grade-book.ts'

/** Whose book it is, and what can be taken of it. */
export function BookActions({ student }: { student: GradeBook['student'] }) {
  const { take, isTaking } = useSaveFile(exportGradeBook)
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs">
        <Title order={2} size="h4">
          {student.full_name}
        </Title>
        {student.class_title === null ? null : (
          <Text c="dimmed">
            <Trans>{student.class_title} класс</Trans>
          </Text>
        )}
      </Group>
      <Group gap="xs" data-print="never">
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          <Trans>Напечатать</Trans>
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} />}
          loading={isTaking}
          onClick={() => take({ params: { id: String(student.id) } })}
        >
          XLSX
        </Button>
      </Group>
    </Group>
  )
}
