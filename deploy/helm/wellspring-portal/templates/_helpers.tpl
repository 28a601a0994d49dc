{{- define "portal.name" -}}
{{- printf "%s-%s" .Release.Name .component | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- /* The settings, with the logo beside their file. */ -}}
{{- define "portal.config" -}}
{{- $config := deepCopy .Values.config -}}
{{- if .Values.logo.name -}}
{{- $config = mergeOverwrite $config (dict "brand" (dict "logo" .Values.logo.name)) -}}
{{- end -}}
{{- toJson $config -}}
{{- end -}}

{{- define "portal.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: {{ .component }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "portal.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "portal.image" -}}
{{- $path := .path -}}
{{- with .Values.image.registry }}{{ $path = printf "%s/%s" . $path }}{{ end -}}
{{ printf "%s:%s" $path (.Values.image.tag | default .Chart.AppVersion) }}
{{- end -}}

{{- define "portal.traces" -}}
{{- with .Values.traces.endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ . | quote }} }
- { name: OTEL_TRACES_SAMPLER, value: {{ $.Values.traces.sampler | quote }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ $.Values.traces.ratio | quote }} }
- { name: OTEL_RESOURCE_ATTRIBUTES, value: {{ printf "service.version=%s,deployment.environment.name=%s" ($.Values.image.tag | default $.Chart.AppVersion) $.Values.environment | quote }} }
{{- end }}
{{- end -}}

{{- define "portal.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "portal.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}
