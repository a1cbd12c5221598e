import * as z from 'zod/mini'
import { ApiError } from '../../../shared/contract/transport.ts'
import {
  type Declaration,
  declarationAnswers,
  type DeclarationQuestion,
  declare,
} from '../../../shared/contract/people/myData.ts'
import { useServices } from '../../app/services.ts'
import { ChoiceField } from '../../components/forms/ChoiceField.tsx'
import { SchemaForm } from '../../components/forms/SchemaForm.tsx'
import { fieldId, useSchemaForm } from '../../components/forms/useSchemaForm.ts'
import { Button } from '../../components/Button.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface AnswerFormProps {
  question: DeclarationQuestion
  onSaved(next: Declaration): void
  /** The trust asks in other words by now: they must be shown before an answer. */
  onStale(): void
  onKeep(): void
}

/** Empty: nothing is chosen. */
const fieldsSchema = z.object({ answer: z.string() })
const schema = z.pipe(fieldsSchema, z.object({ answer: z.enum(declarationAnswers) }))

/** The trust's question in its own words. Nothing is chosen before: a correction is a statement, too. */
export const AnswerForm = ({ question, onSaved, onStale, onKeep }: AnswerFormProps) => {
  const { citizenship: texts } = useTexts('privacy').myData
  const { api } = useServices()
  const state = useSchemaForm<z.infer<typeof fieldsSchema>, z.infer<typeof schema>>({
    schema,
    start: { answer: '' },
    labels: { answer: texts.legend },
    problems: { required: texts.missing },
    async send({ answer }) {
      await declare(api, { answer, version: question.version }).then(onSaved, (error: unknown) => {
        if (error instanceof ApiError && error.code === 'declaration_changed') onStale()
        throw error
      })
    },
  })
  const keep = (
    <Button look="text" onClick={onKeep}>
      {texts.keep}
    </Button>
  )
  return (
    <SchemaForm state={state} submit={texts.save} label={texts.correct} aside={keep}>
      <ChoiceField
        id={fieldId(state, 'answer')}
        spec={{
          name: 'answer',
          label: texts.legend,
          hint: question.lead,
          choices: declarationAnswers.map((value) => ({ value, title: question[value] })),
        }}
        problem={state.problemOf('answer')}
        control={state.form.register('answer')}
      />
    </SchemaForm>
  )
}
