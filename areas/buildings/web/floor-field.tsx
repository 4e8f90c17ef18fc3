import { NumberInput, type NumberInputProps } from '#platform/web/ui/index.ts'

/** A floor, cellars below zero. */
export function FloorField(props: Pick<NumberInputProps, 'label' | 'description' | 'value' | 'error' | 'onChange'>) {
  return <NumberInput min={-3} max={50} allowDecimal={false} {...props} />
}
