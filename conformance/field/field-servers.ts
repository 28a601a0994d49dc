import { debian, fileOfGoModule, python, type FieldServer } from './field-server.ts'
import { drfProject } from './drf-project.ts'

/** The servers, with one port each. Nothing here is needed by `npm start` or `npm test`. */
export const fieldServers: readonly FieldServer[] = [
  {
    name: 'alertmanager',
    about: 'Alertmanager 0.25, Go, Swagger 2.0',
    // Debian's program has the path of its templates built in; the replacement is as long.
    install: `${debian('prometheus-alertmanager')} && cp -r root/usr/share/prometheus/alertmanager tmpl && sed -i 's#/usr/share/prometheus/alertmanager#${`../tmpl`.padEnd(34, '/')}#g' root/usr/bin/prometheus-alertmanager && ${fileOfGoModule('github.com/prometheus/alertmanager@v0.25.0', 'api/v2/openapi.yaml', 'openapi.yaml')}`,
    start: `printf 'route: { receiver: none }\\nreceivers: [{ name: none }]\\n' > a.yml; exec ../root/usr/bin/prometheus-alertmanager --config.file=a.yml --web.listen-address=127.0.0.1:18001 --cluster.listen-address= --storage.path=store`,
    ready: 'http://127.0.0.1:18001/-/ready',
    contract: 'openapi.yaml',
    base: 'http://127.0.0.1:18001/api/v2',
  },
  {
    name: 'etcd',
    about: 'etcd 3.4 gateway (document of 3.3), Go, Swagger 2.0',
    install: `${debian('etcd-server')} && ${fileOfGoModule('go.etcd.io/etcd@v3.3.27+incompatible', 'Documentation/dev-guide/apispec/swagger/rpc.swagger.json', 'rpc.swagger.json')}`,
    start: `exec ../root/usr/bin/etcd --data-dir store --listen-client-urls http://127.0.0.1:18002 --advertise-client-urls http://127.0.0.1:18002 --listen-peer-urls http://127.0.0.1:18902`,
    ready: 'http://127.0.0.1:18002/health',
    contract: 'rpc.swagger.json',
    base: 'http://127.0.0.1:18002',
  },
  {
    name: 'jupyter',
    about: 'Jupyter Server 2, Python, Swagger 2.0',
    install: `${python('jupyter_server')} && cp env/lib/python3*/site-packages/jupyter_server/services/api/api.yaml api.yaml`,
    start: `exec ../env/bin/jupyter server --allow-root --no-browser --ServerApp.token=field --ServerApp.port=18003 --ServerApp.root_dir=.`,
    ready: 'http://127.0.0.1:18003/api',
    contract: 'api.yaml',
    base: 'http://127.0.0.1:18003',
    conform: ['--header', 'Authorization: token field'],
    schemathesis: ['--header', 'Authorization: token field'],
  },
  {
    name: 'wiremock',
    about: 'WireMock 3.13, Java, OpenAPI 3.0',
    install: `mvn -q dependency:copy -Dartifact=org.wiremock:wiremock-standalone:3.13.1 -DoutputDirectory=.`,
    start: `exec java -jar ../wiremock-standalone-3.13.1.jar --port 18004 --bind-address 127.0.0.1`,
    ready: 'http://127.0.0.1:18004/__admin/docs/swagger',
    contract: 'http://127.0.0.1:18004/__admin/docs/swagger',
    base: 'http://127.0.0.1:18004',
  },
  {
    name: 'chroma',
    about: 'Chroma 1, Rust, OpenAPI 3.1',
    install: python('chromadb'),
    start: `exec ../env/bin/chroma run --host 127.0.0.1 --port 18005 --path store`,
    ready: 'http://127.0.0.1:18005/openapi.json',
    contract: 'http://127.0.0.1:18005/openapi.json',
    base: 'http://127.0.0.1:18005',
  },
  {
    name: 'kinto',
    about: 'Kinto, Python, Swagger 2.0',
    install: python('kinto', 'setuptools<81'),
    start: `printf '[app:main]\\nuse = egg:kinto\\nkinto.userid_hmac_secret = field\\nmultiauth.policies = basicauth\\nmultiauth.policy.basicauth.use = kinto.core.authentication.BasicAuthAuthenticationPolicy\\nkinto.bucket_create_principals = system.Authenticated\\nkinto.storage_backend = kinto.core.storage.memory\\nkinto.permission_backend = kinto.core.permission.memory\\nkinto.cache_backend = kinto.core.cache.memory\\n[server:main]\\nuse = egg:waitress#main\\nhost = 127.0.0.1\\nport = 18006\\n' > kinto.ini; exec ../env/bin/kinto start --ini kinto.ini --port 18006`,
    ready: 'http://127.0.0.1:18006/v1/__api__',
    contract: 'http://127.0.0.1:18006/v1/__api__',
    base: 'http://127.0.0.1:18006/v1',
    conform: ['--auth', 'field:secret-of-field'],
    variables: { BASICAUTH_USERNAME: 'field', BASICAUTH_PASSWORD: 'secret-of-field' },
    schemathesis: ['--auth', 'field:secret-of-field'],
  },
  {
    name: 'glances',
    about: 'Glances 4, Python (FastAPI), OpenAPI 3.1',
    install: python('glances[web]'),
    start: `exec ../env/bin/glances -w -B 127.0.0.1 -p 18007 --disable-check-update`,
    ready: 'http://127.0.0.1:18007/openapi.json',
    contract: 'http://127.0.0.1:18007/openapi.json',
    base: 'http://127.0.0.1:18007',
  },
  {
    name: 'drf',
    about: 'Django REST framework and drf-spectacular, Python, OpenAPI 3.0',
    install: `${python('django', 'djangorestframework', 'drf-spectacular')} && cat > notes.py <<'PY'\n${drfProject}PY\n`,
    start: `cp ../notes.py . && exec ../env/bin/python notes.py runserver --noreload 127.0.0.1:18008`,
    ready: 'http://127.0.0.1:18008/schema/',
    contract: 'http://127.0.0.1:18008/schema/?format=json',
    base: 'http://127.0.0.1:18008',
  },
  {
    name: 'litellm',
    about: 'LiteLLM proxy, Python (FastAPI), OpenAPI 3.1',
    // Without prisma every refusal of LiteLLM 1.108 is a 500, because it imports it to look at the error.
    install: python('litellm[proxy]', 'prisma'),
    start: `printf 'model_list: []\\ngeneral_settings: { master_key: sk-field-key }\\n' > c.yaml; exec ../env/bin/litellm --config c.yaml --host 127.0.0.1 --port 18009 --telemetry False`,
    ready: 'http://127.0.0.1:18009/openapi.json',
    contract: 'http://127.0.0.1:18009/openapi.json',
    base: 'http://127.0.0.1:18009',
    conform: ['--bearer', 'sk-field-key'],
    schemathesis: ['--header', 'Authorization: Bearer sk-field-key'],
  },
  {
    name: 'bankdemo',
    about: 'bankdemo of grpcurl, Go, gRPC with reflection',
    install: `GOBIN="$PWD" GOFLAGS=-modcacherw go install github.com/fullstorydev/grpcurl/internal/testing/cmd/bankdemo@v1.9.4`,
    start: `exec ../bankdemo --port 18010`,
    ready: 'tcp://127.0.0.1:18010',
    contract: 'grpc://127.0.0.1:18010',
    conform: ['--header', 'authorization: token field-user'],
  },
  {
    name: 'pygeoapi',
    about: 'pygeoapi, Python (Flask), OpenAPI 3.0',
    install: `${python('pygeoapi', 'setuptools<81')} && cat > p.yml <<'YML'
server: { bind: { host: 127.0.0.1, port: 18011 }, url: 'http://127.0.0.1:18011', mimetype: application/json, encoding: utf-8, language: en-US, pretty_print: true, limits: { default_items: 10, max_items: 50 }, map: { url: 'http://127.0.0.1/none', attribution: none }, gzip: false, cors: false }
logging: { level: ERROR }
metadata: { identification: { title: t, description: d, keywords: [k], keywords_type: theme, terms_of_service: 'https://example.org', url: 'https://example.org' }, license: { name: l, url: 'https://example.org' }, provider: { name: n, url: 'https://example.org' }, contact: { name: n, email: n@example.org } }
resources:
  places: { type: collection, title: t, description: d, keywords: [k], links: [], extents: { spatial: { bbox: [-180, -90, 180, 90], crs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' } }, providers: [{ type: feature, name: CSV, data: places.csv, id_field: id, geometry: { x_field: x, y_field: y } }] }
  hello-world: { type: process, processor: { name: HelloWorld } }
YML
printf 'id,name,x,y\\n1,one,1.5,2.5\\n2,two,-3,4\\n' > places.csv`,
    start: `cp ../p.yml ../places.csv . && export PYGEOAPI_CONFIG=p.yml PYGEOAPI_OPENAPI=o.yml && ../env/bin/pygeoapi openapi generate p.yml --output-file o.yml && exec ../env/bin/pygeoapi serve`,
    ready: 'http://127.0.0.1:18011/openapi?f=json',
    contract: 'http://127.0.0.1:18011/openapi?f=json',
    base: 'http://127.0.0.1:18011',
  },
  {
    name: 'loopback',
    about: 'LoopBack 4 todo example, Node.js, OpenAPI 3.0',
    install: `npm init -y > /dev/null && npm install --no-audit --no-fund --silent @loopback/example-todo`,
    start: `mkdir data && echo '{}' > data/db.json && exec node -e "require('@loopback/example-todo').main({ rest: { port: 18012, host: '127.0.0.1' } })"`,
    ready: 'http://127.0.0.1:18012/openapi.json',
    contract: 'http://127.0.0.1:18012/openapi.json',
    base: 'http://127.0.0.1:18012',
  },
  {
    name: 'titiler',
    about: 'TiTiler, Python (FastAPI), OpenAPI 3.1',
    install: python('titiler.application', 'uvicorn'),
    start: `exec ../env/bin/uvicorn titiler.application.main:app --host 127.0.0.1 --port 18013`,
    ready: 'http://127.0.0.1:18013/api',
    contract: 'http://127.0.0.1:18013/api',
    base: 'http://127.0.0.1:18013',
  },
  {
    name: 'powerdns',
    about: 'PowerDNS 4.7, C++, Swagger 2.0 that it serves',
    install: debian('pdns-server', 'pdns-backend-sqlite3', 'libluajit-5.1-2'),
    start: `sqlite3 z.db < ../root/usr/share/doc/pdns-backend-sqlite3/schema.sqlite3.sql; LD_LIBRARY_PATH=../root/usr/lib/x86_64-linux-gnu exec ../root/usr/sbin/pdns_server --config-dir=. --module-dir=../root/usr/lib/x86_64-linux-gnu/pdns --launch=gsqlite3 --gsqlite3-database=z.db --local-port=18914 --local-address=127.0.0.1 --socket-dir=. --api=yes --api-key=field-key --webserver=yes --webserver-port=18014 --webserver-address=127.0.0.1 --daemon=no --guardian=no`,
    ready: 'http://127.0.0.1:18014/api/docs',
    contract: 'http://127.0.0.1:18014/api/docs',
    base: 'http://127.0.0.1:18014/api/v1',
    values: { server_id: 'localhost' },
    conform: ['--header', 'X-API-Key: field-key'],
    schemathesis: ['--header', 'X-API-Key: field-key'],
  },
]
