/** A project of Django REST framework in one file: notes with unique titles, and their tags. */
export const drfProject = `import sys
from django.conf import settings
settings.configure(DEBUG=False, SECRET_KEY='field', ALLOWED_HOSTS=['*'], ROOT_URLCONF=__name__,
    INSTALLED_APPS=['django.contrib.contenttypes', 'django.contrib.auth', 'rest_framework', 'drf_spectacular'],
    DATABASES={'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': 'notes.db'}},
    DEFAULT_AUTO_FIELD='django.db.models.BigAutoField',
    REST_FRAMEWORK={'DEFAULT_SCHEMA_CLASS': 'drf_spectacular.openapi.AutoSchema',
        'DEFAULT_AUTHENTICATION_CLASSES': [], 'UNAUTHENTICATED_USER': None,
        'DEFAULT_PAGINATION_CLASS': 'rest_framework.pagination.LimitOffsetPagination', 'PAGE_SIZE': 20})
import django
django.setup()
from django.db import models
from django.urls import include, path
from rest_framework import routers, serializers, viewsets
from drf_spectacular.views import SpectacularAPIView

class Tag(models.Model):
    name = models.SlugField(unique=True, max_length=20)
    class Meta: app_label = 'auth'

class Note(models.Model):
    title = models.CharField(max_length=40, unique=True)
    text = models.TextField(blank=True)
    stars = models.PositiveSmallIntegerField(null=True, blank=True)
    due = models.DateField(null=True, blank=True)
    made = models.DateTimeField(auto_now_add=True)
    tags = models.ManyToManyField(Tag, blank=True)
    class Meta: app_label = 'auth'

def serializer_of(kind):
    class Meta: model, fields = kind, '__all__'
    return type(kind.__name__ + 'Serializer', (serializers.ModelSerializer,), {'Meta': Meta})

def view_of(kind):
    return type(kind.__name__ + 'ViewSet', (viewsets.ModelViewSet,),
        {'queryset': kind.objects.order_by('id'), 'serializer_class': serializer_of(kind)})

router = routers.DefaultRouter()
for kind in (Tag, Note): router.register(kind.__name__.lower() + 's', view_of(kind))
urlpatterns = [path('schema/', SpectacularAPIView.as_view()), path('', include(router.urls))]

from django.core.management import execute_from_command_line
from django.db import connection
if not connection.introspection.table_names():
    with connection.schema_editor() as editor:
        for kind in (Tag, Note): editor.create_model(kind)
execute_from_command_line(sys.argv)
`
