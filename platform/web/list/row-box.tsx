import { Checkbox } from '@mantine/core'
import type { ComponentProps } from 'react'

/** Chooses a row. */
export const RowBox = (props: ComponentProps<typeof Checkbox>) => <Checkbox {...props} />
