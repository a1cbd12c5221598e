/** Back to the form. */
export const BackButton = ({ label, onBack }: { label: string; onBack(): void }) => (
  <button type="button" className="link" onClick={onBack}>
    ‹ {label}
  </button>
)
