import { NumberInput, type NumberInputProps } from '#platform/web/ui/index.ts'

/** A whole number from 0 up, checked by the rules rather than bent to them. */
export function WholeInput(props: NumberInputProps) {
  return <NumberInput hideControls allowDecimal={false} allowNegative={false} clampBehavior="none" w={110} {...props} />
}
