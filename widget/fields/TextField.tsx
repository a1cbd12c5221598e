interface Props {
  id: string
  type: 'email' | 'password' | 'tel' | 'text'
  label: string
  autoComplete: string
  inputMode?: 'numeric' | undefined
  error: string | undefined
}

/** A field that keeps its own text, with its error below. */
export const TextField = ({ id, type, label, autoComplete, inputMode, error }: Props) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={id}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoCapitalize="none"
      aria-invalid={!!error}
      aria-describedby={error && `${id}-note`}
    />
    {error && (
      <p id={`${id}-note`} className="error">
        {error}
      </p>
    )}
  </div>
)
