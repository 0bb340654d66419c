import v8 from 'node:v8'
import vm from 'node:vm'

type CompileFunction = typeof vm.compileFunction

interface Compiled {
  text: string
  script: vm.Script
}

/** Only Jest knows where an import at run time leads: it compiles such a module itself. */
const importsAtRunTime = /\bimport\s*\(/

const original: CompileFunction = vm.compileFunction
const compiled = new Map<string, Compiled>()

const scriptOf = (source: string, params: readonly string[], filename: string): vm.Script => {
  const head = `(function (${params.join(',')}) {`
  const text = `${head}${source}\n})`
  const known = compiled.get(filename)
  // A file that changes while Jest watches it is compiled again.
  if (known?.text === text) return known.script
  const script = new vm.Script(text, { filename, columnOffset: -head.length })
  compiled.set(filename, { text, script })
  return script
}

/**
 * Jest compiles each module again for each test file. Here a worker compiles it once and runs the script in the realm of
 * each file: values stay separate, parsed code and bytecode are shared.
 */
export const shareScripts = (): void => {
  // Most functions of a realm run too seldom to be optimized: plain machine code at their first run, and code that stays.
  v8.setFlagsFromString('--always-sparkplug')
  v8.setFlagsFromString('--no-flush-bytecode')
  const compile: CompileFunction = (source, params = [], options = {}) => {
    const { parsingContext, filename } = options
    if (!parsingContext || !filename || importsAtRunTime.test(source)) return original(source, params, options)
    return scriptOf(source, params, filename).runInContext(parsingContext) as ReturnType<CompileFunction>
  }
  vm.compileFunction = compile
}
