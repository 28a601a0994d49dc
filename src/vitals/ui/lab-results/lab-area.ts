/** The areas of lab results; their texts have the same names. */
export type LabArea = 'labs' | 'kidney'
