/** Runs TypeScript as a consumer of the package does, in this process, so files that several programs read are parsed once. */
import { join } from 'node:path'
import ts from 'typescript'

/** Sources by name and by how Node reads them. They are bound once; no program changes them. */
const parsed = new Map<string, ts.SourceFile | undefined>()

function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const parse = host.getSourceFile.bind(host)
  host.getSourceFile = (name, how, ...rest) => {
    const format = typeof how === 'object' ? (how.impliedNodeFormat ?? '') : ''
    const key = `${format} ${name}`
    if (!parsed.has(key)) parsed.set(key, parse(name, how, ...rest))
    return parsed.get(key)
  }
  return host
}

/**
 * The compiler's errors in a program and in the package's own types. Types of others (React's, the browser's) are read but not checked, because checking them
 * is most of a compiler's work.
 *
 * @param options as in tsconfig.json
 * @returns one line for each error
 */
export function typeFaults(folder: string, files: readonly string[], options: object): string[] {
  const read = ts.convertCompilerOptionsFromJson(options, folder)
  const rootNames = files.map((file) => join(folder, file))
  const program = ts.createProgram({ rootNames, options: read.options, host: hostFor(read.options) })
  const judged = program
    .getSourceFiles()
    .filter(({ fileName }) => rootNames.includes(fileName) || fileName.includes('/node_modules/donate-widget/'))
  const faults = [
    ...read.errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...judged.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ]
  return faults.map(({ file, start = 0, messageText }) => {
    const line = file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1} ` : ''
    return line + ts.flattenDiagnosticMessageText(messageText, '\n')
  })
}
