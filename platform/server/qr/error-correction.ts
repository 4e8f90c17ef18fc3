// Reed–Solomon over GF(256) with the polynomial of ISO/IEC 18004, 0x11d.
const exponents = new Uint8Array(512)
const logarithms = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = value
  exponents[power + 255] = value
  logarithms[value] = power
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}
const at = (table: Uint8Array, index: number): number => table[index] ?? 0
const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : at(exponents, at(logarithms, a) + at(logarithms, b))

/** Coefficients of (x − α⁰)(x − α¹)… behind the leading 1, the highest power first. */
function generator(degree: number): number[] {
  let polynomial = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...polynomial, 0]
    polynomial = shifted.map((value, index) => value ^ multiply(polynomial[index - 1] ?? 0, at(exponents, root)))
  }
  return polynomial.slice(1)
}

/** The remainder by which a reader mends a block: `count` code words for `data`. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  let rest = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index] ?? 0, factor))
  }
  return rest
}
